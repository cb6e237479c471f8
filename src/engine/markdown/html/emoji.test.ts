import { expect, test } from 'vitest';
import { compile } from '../test-compile';
import { withEmoji } from './emoji';

test.each([
  ['Done :tada:', 'Done 🎉'],
  [':x::white_check_mark:', '❌✅'],
  ['(:+1:, :-1:)', '(👍, 👎)'],
  [':unheard_of: and :key', ':unheard_of: and :key'],
  ['std::new: made, std::cool :cool:', 'std::new: made, std::cool 🆒'],
  ['at 10:100:20, std::new::X, a:x:b', 'at 10:100:20, std::new::X, a:x:b'],
])('%j becomes %j', (text, expected) => expect(withEmoji(text)).toBe(expected));

test('a title that the text says has them, too', async () => {
  const { title } = await compile('# :rocket: Start\n\nText.\n');
  expect(title).toBe('🚀 Start');
});
