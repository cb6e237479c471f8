import path from 'node:path';

const ARCHIVES = ['.7z', '.bz2', '.gz', '.tar', '.tgz', '.xz', '.zip', '.zst'];
const DATA = ['.csv', '.json', '.pcap', '.pcapng', '.toml', '.tsv', '.yaml', '.yml'];
const TEXTS = ['.c', '.conf', '.diff', '.go', '.h', '.log', '.patch', '.py', '.rs', '.sh', '.txt'];
const MEDIA = ['.avif', '.gif', '.jpeg', '.jpg', '.mp4', '.pdf', '.png', '.webm', '.webp'];

/**
 * Endings of files that browsers neither run nor show as a page of the site. Whatever else is published could run
 * script in the origin of the site.
 */
export const PASSIVE_ENDINGS: readonly string[] = [...ARCHIVES, ...DATA, ...TEXTS, ...MEDIA];

/** Endings of pictures that pages may show. A drawing (`.svg`) is checked for active content. */
export const PICTURE_ENDINGS: readonly string[] = ['.avif', '.gif', '.jpeg', '.jpg', '.png', '.svg', '.webp'];

/** Endings of the public folder, which is copied as it is. */
export const PUBLIC_ENDINGS: readonly string[] = [...PASSIVE_ENDINGS, '.asc', '.ico', '.svg', '.webmanifest', '.woff2'];

/** Ending of a file in lower case, with its dot: capitals are the same ending. */
export const endingOf = (file: string): string => path.extname(file).toLowerCase();
