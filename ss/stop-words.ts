/** Words that say little about what is looked for; they count only when nothing else was typed. */
export const STOP_WORDS: ReadonlySet<string> = new Set(
  `a about again all also am an and any are as at be been before being but by can cannot cant could did do does doesn doing dont
  each find for from gets get getting give go goes had has have having he her here him his how i if in inside into is it its just
  keep keeps know let like made make makes many may me more most much must my need needs no nor not now of off on once only or
  other our out over own per please s see seem she should show shows so some something such t tell than that the their them then
  there these they thing things this those through to too up us use used using very want wants was way we well were what when
  where whether which while who whom whose why will with won would you your`.split(/\s+/),
);
