import sharp from 'sharp';
import { expect, test } from 'vitest';
import { temporaryFolder } from '../model/test-folder';
import { writeImages } from './cards';

const { at, write } = temporaryFolder();

test('a picture whose pixels cannot be read ends the build with its name', async () => {
  const whole = await sharp({ create: { width: 64, height: 64, channels: 3, background: '#fa0' } })
    .png({ compressionLevel: 0 })
    .toBuffer();
  write('a.png', whole.subarray(0, 200));
  const job = { source: at('a.png'), output: `assets/images/a-32-${process.pid}.webp`, width: 32 };
  await expect(writeImages([job], { add: () => undefined })).rejects.toThrow(`The image ${at('a.png')} cannot be`);
});
