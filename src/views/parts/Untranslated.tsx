import { fill } from '../../shared/strings/format';
import type { LocaleData } from '../../shared/site-data';
import { useStrings } from '../strings';

/** Says that the text below is in another language than the page; nothing for a translated one. */
export function UntranslatedNote({ language }: { language: LocaleData | null }) {
  const { page: strings } = useStrings();
  if (!language) return null;
  return (
    <div className="version-banner" role="note">
      <p>{fill(strings.untranslated, { language: language.label })}</p>
    </div>
  );
}

/** Attributes of an element whose text is in another language than the page. */
export function languageOf(language: LocaleData | null): { lang?: string; dir?: 'ltr' | 'rtl' } {
  return language ? { lang: language.htmlLang, dir: language.direction } : {};
}
