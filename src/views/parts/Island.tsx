import type { HydratedProps } from '../../shared/island-props';

interface IslandProps<Name extends keyof HydratedProps> {
  name: Name;
  props: HydratedProps[Name];
  className?: string;
}

/** The element of an island: the build renders its content, and the browser hydrates it. */
export function Island<Name extends keyof HydratedProps>({ name, props, className }: IslandProps<Name>) {
  return <div className={className} data-island={name} data-props={JSON.stringify(props)} />;
}
