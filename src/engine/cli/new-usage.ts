/** What `npm run new` can be asked for, for its help and for a call that it cannot follow. */
export const NEW_USAGE = `  npm run new -- post "Title" [--date 2024-01-31] [--tags "eBPF, DNS"] [--authors maintainers] [--description "…"]
  npm run new -- page docs/reference/flags [--layer main] [--title "…"] [--description "…"]
Both take --root FOLDER for a site elsewhere.`;
