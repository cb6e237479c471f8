import type { Element, Properties } from 'hast';
import type { Nodes } from 'mdast';
import { EXIT, visit } from 'unist-util-visit';
import type { HtmlElement } from '../nodes';
import { placeOf } from '../parse';
import { report } from '../tree/source';
import { element, text } from './hast';
import { attributeText } from '../tree/attribute-value';
import { linkSlot, type HtmlState } from './state';

/** Whether the site shows things of a host when a reader asks for them. */
export function isAllowedHost(address: string, hosts: readonly string[]): boolean {
  const host = remoteHost(address);
  if (host === null) return false;
  return hosts.some(
    (allowed) => allowed === '*' || allowed === host || (allowed.startsWith('*.') && host.endsWith(allowed.slice(1))),
  );
}

/** Whether an element plays something. */
export const isMedia = (name: string): boolean => name === 'video' || name === 'audio';

/**
 * A video, a sound or a frame. Nothing is asked of another host before the reader wants it: the page shows a link,
 * which a behaviour turns into a button that puts the player in its place. What is the site's own is played at once.
 */
export function embed(state: HtmlState, node: HtmlElement): Element {
  const place = placeOf(node);
  const source = attributeText(state, node, 'src', place) ?? sourceOf(state, node) ?? '';
  const title =
    attributeText(state, node, 'title', place) ?? (node.name === 'video' ? state.strings.video : hostOf(source));
  const isRemote = /^(?:[a-z]+:)?\/\//i.test(source);
  if (!isRemote && isMedia(node.name)) {
    const played = {
      controls: true,
      preload: 'metadata',
      src: linkSlot(state, source, place),
      ...howPlayed(state, node),
    };
    const tracks = tracksOf(state, node);
    return node.name === 'video'
      ? element('video', { className: ['video'], ...played }, tracks)
      : element('audio', played, tracks);
  }
  const isAllowed = isAllowedHost(source, state.embeds);
  // One without an address is told of as a link that leads nowhere.
  if (!isAllowed && source !== '') {
    const reason = isRemote
      ? 'the configuration allows no embeds of that host'
      : 'no page is framed in another one here';
    report(state.source, place, {
      rule: 'markdown/embed',
      severity: 'warning',
      message: `<${node.name}> shows "${source}", and ${reason}, so the page only links to it.`,
      hint: isRemote ? `Add "${hostOf(source)}" to "embeds" in site.config.ts, or link to it.` : 'Write a link to it.',
    });
  }
  return element(
    'figure',
    {
      className: ['embed'],
      ...(isAllowed ? { dataEmbed: source, dataKind: isMedia(node.name) ? 'video' : node.name } : {}),
    },
    [
      element('a', { className: ['embed__link'], href: linkSlot(state, watchAddress(source), place) }, [
        element('span', { className: ['embed__title'] }, [text(title)]),
        element('span', { className: ['embed__host'] }, [text(hostOf(source))]),
      ]),
    ],
  );
}

/** What a page says of the way its own video is shown. None begins by itself: that is the reader's to say. */
function howPlayed(state: HtmlState, node: HtmlElement): Properties {
  const place = placeOf(node);
  const poster = attributeText(state, node, 'poster', place);
  const says = (name: string): boolean => [...node.attributes.keys()].some((one) => one.toLowerCase() === name);
  return {
    ...(poster === null ? {} : { poster: linkSlot(state, poster, place) }),
    ...(says('loop') ? { loop: true } : {}),
    ...(says('muted') ? { muted: true } : {}),
  };
}

/** Captions and the like, which files of the site itself hold. */
function tracksOf(state: HtmlState, node: HtmlElement): Element[] {
  const tracks: Element[] = [];
  visit(node as Nodes, 'element', (child) => {
    const place = placeOf(child);
    const source = child.name === 'track' ? attributeText(state, child, 'src', place) : null;
    if (source === null) return;
    const said = ['kind', 'srclang', 'label'].flatMap((name) => {
      const value = attributeText(state, child, name, place);
      return value === null ? [] : [[name === 'srclang' ? 'srcLang' : name, value] as const];
    });
    const isDefault = child.attributes.has('default') ? { default: true } : {};
    tracks.push(element('track', { ...Object.fromEntries(said), src: linkSlot(state, source, place), ...isDefault }));
  });
  return tracks;
}

/** Address of the first `<source>` of a video; on a line with it, it stands in a paragraph. */
function sourceOf(state: HtmlState, node: HtmlElement): string | null {
  let address: string | null = null;
  visit(node as Nodes, 'element', (child) => {
    if (child.name !== 'source') return undefined;
    address = attributeText(state, child, 'src', placeOf(child));
    return EXIT;
  });
  return address;
}

const hostOf = (address: string): string => remoteHost(address) ?? address;

/** The host that a browser would ask, whatever name or password stands before it; `null` for an address of the site. */
function remoteHost(address: string): string | null {
  if (!/^(?:https?:)?\/\//i.test(address)) return null;
  const whole = address.startsWith('//') ? `https:${address}` : address;
  return URL.canParse(whole) ? new URL(whole).hostname : null;
}

/** The page of a video whose player an address embeds, so that the link leads to something to look at. */
export function watchAddress(source: string): string {
  const id = /^(?:https?:)?\/\/(?:www\.)?youtube(?:-nocookie)?\.com\/embed\/([\w-]+)/.exec(source)?.[1];
  if (id !== undefined) return `https://www.youtube.com/watch?v=${id}`;
  return source.startsWith('//') ? `https:${source}` : source;
}
