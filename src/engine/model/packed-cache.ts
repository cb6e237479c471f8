import { closeSync, fstatSync, openSync, readSync, renameSync, statSync, writeSync } from 'node:fs';
import path from 'node:path';
import { cacheFolder, clearPlace, digest, DIGEST_LENGTH, KEPT_DAYS, type Cache } from './cache';

/** What stands before name and content of an entry: mark, length of the name, day of the last use, length, digest. */
const MARK = Buffer.from('ent1');
const NAME_AT = 4;
const DAY_AT = 6;
const LENGTH_AT = 8;
const DIGEST_AT = 12;
const HEAD = DIGEST_AT + DIGEST_LENGTH;
/** Most names are shorter, so that one reading gives head and name. */
const SHORT_NAME = 96;

const DAY_MS = 24 * 60 * 60 * 1000;
const today = (): number => Math.floor(Date.now() / DAY_MS);

/** Where an entry stands in the file. */
interface Place {
  at: number;
  nameLength: number;
  contentLength: number;
  day: number;
}

const endOf = ({ at, nameLength, contentLength }: Place): number => at + HEAD + nameLength + contentLength;

/**
 * Opens the cache of a kind that has many small entries: all of them are one file.
 * Making, naming and finding a thousand files costs more than what is in them. Entries are verified when they are read
 * and forgotten as those of other caches; of what is damaged, the entries before the damage are kept.
 */
export function openPackedCache(kind: string, folder = cacheFolder(kind)): Cache {
  const file = path.join(folder, 'entries');
  const known = opened.get(file);
  if (known?.isCurrent()) return known;
  known?.close();
  const cache = new PackedCache(file);
  opened.set(file, cache);
  return cache;
}

function isWhole(entry: Buffer, { nameLength }: Place): boolean {
  const name = entry.subarray(HEAD, HEAD + nameLength);
  return entry.toString('latin1', DIGEST_AT, HEAD) === digest(name, entry.subarray(HEAD + nameLength));
}

const opened = new Map<string, PackedCache>();

class PackedCache implements Cache {
  private readonly places = new Map<string, Place>();
  private reader = -1;
  private writer = -1;
  /** Up to where the file is known. */
  private end = 0;

  private readonly file: string;

  constructor(file: string) {
    this.file = file;
    this.open();
    const hasOld = [...this.places.values()].some(({ day }) => today() - day > KEPT_DAYS);
    if (hasOld || this.isDamaged()) this.renew();
  }

  /** Whether the file is still there and the same: a cache may be deleted or renewed at any time. */
  isCurrent(): boolean {
    return statSync(this.file, { throwIfNoEntry: false })?.ino === fstatSync(this.reader).ino;
  }

  close(): void {
    closeSync(this.reader);
    closeSync(this.writer);
  }

  read(name: string): Buffer | null {
    if (!this.places.has(name)) this.findNew();
    const place = this.places.get(name);
    if (!place) return null;
    const entry = this.bytes(place.at, endOf(place) - place.at);
    if (!isWhole(entry, place)) {
      this.renew();
      return null;
    }
    this.markUsed(place);
    return entry.subarray(HEAD + place.nameLength);
  }

  write(name: string, content: string | Uint8Array): void {
    const [nameBytes, bytes] = [Buffer.from(name), Buffer.from(content)];
    const head = Buffer.alloc(HEAD);
    MARK.copy(head);
    head.writeUInt16LE(nameBytes.length, NAME_AT);
    head.writeUInt16LE(today(), DAY_AT);
    head.writeUInt32LE(bytes.length, LENGTH_AT);
    head.write(digest(name, bytes), DIGEST_AT, 'latin1');
    this.findNew();
    // Nothing can be found behind damage.
    if (this.isDamaged()) this.renew();
    // In one piece at the end, so that two builds at once do not mix their entries.
    writeSync(this.writer, Buffer.concat([head, nameBytes, bytes]));
    this.places.delete(name);
  }

  private open(): void {
    clearPlace(this.file);
    this.writer = openSync(this.file, 'a');
    this.reader = openSync(this.file, 'r+');
    this.places.clear();
    this.end = 0;
    this.findNew();
  }

  /** Notes what was written since, by this process or another one. */
  private findNew(): void {
    const { size } = fstatSync(this.reader);
    while (this.end + HEAD <= size) {
      const head = this.bytes(this.end, Math.min(HEAD + SHORT_NAME, size - this.end));
      if (!head.subarray(0, MARK.length).equals(MARK)) return;
      const nameLength = head.readUInt16LE(NAME_AT);
      const place: Place = {
        at: this.end,
        nameLength,
        contentLength: head.readUInt32LE(LENGTH_AT),
        day: head.readUInt16LE(DAY_AT),
      };
      if (endOf(place) > size) return;
      const name =
        nameLength <= SHORT_NAME ? head.subarray(HEAD, HEAD + nameLength) : this.bytes(this.end + HEAD, nameLength);
      this.places.set(name.toString(), place);
      this.end = endOf(place);
    }
  }

  /** Whether something stands at the end that is no entry. */
  private isDamaged(): boolean {
    return this.end !== fstatSync(this.reader).size;
  }

  private bytes(at: number, length: number): Buffer {
    const bytes = Buffer.allocUnsafe(length);
    return bytes.subarray(0, readSync(this.reader, bytes, 0, length, at));
  }

  private markUsed(place: Place): void {
    if (place.day === today()) return;
    place.day = today();
    const day = Buffer.alloc(2);
    day.writeUInt16LE(place.day);
    writeSync(this.reader, day, 0, day.length, place.at + DAY_AT);
  }

  /** Writes the file anew, aside and renamed, without what is damaged, replaced or has not been used for long. */
  private renew(): void {
    const work = `${this.file}.${process.pid}`;
    const writer = openSync(work, 'w');
    for (const place of this.places.values()) {
      const entry = this.bytes(place.at, endOf(place) - place.at);
      if (today() - place.day <= KEPT_DAYS && isWhole(entry, place)) writeSync(writer, entry);
    }
    closeSync(writer);
    this.close();
    renameSync(work, this.file);
    this.open();
  }
}
