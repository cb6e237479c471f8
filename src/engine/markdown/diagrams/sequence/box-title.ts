/** A box may begin with its colour, which the style sheet decides. */
export function withoutColour(text: string): string {
  const [first = '', ...rest] = text.split(/\s+(?![^(]*\))/);
  const isColour =
    /^(?:rgba?|hsla?)\(/i.test(first) ||
    /^(?:transparent|#[\da-f]{3,8})$/i.test(first) ||
    COLOURS.has(first.toLowerCase());
  return isColour ? rest.join(' ') : text;
}

const COLOURS = new Set(
  `aqua aquamarine azure beige bisque black blue brown coral cornsilk crimson cyan gold gray green grey indigo
  ivory khaki lavender lightblue lightcyan lightgray lightgreen lightgrey lightpink lightyellow lime linen magenta
  maroon navy olive orange orchid peru pink plum purple red salmon sienna silver skyblue snow tan teal thistle
  tomato turquoise violet wheat white yellow yellowgreen`.split(/\s+/),
);
