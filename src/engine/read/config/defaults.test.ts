import { expect, test } from 'vitest';
import { parseConfig } from './load';

const VERSION = { name: 'v1', status: 'latest' };

test('what a configuration leaves out has its defaults', () => {
  const config = parseConfig(
    {
      title: 'T',
      announcement: { id: 'a', text: 'New' },
      docs: { layers: ['v1'], versions: [VERSION] },
      navbar: { items: [{ type: 'link', label: 'L', to: '/x' }, { type: 'search' }] },
    },
    '',
  );
  expect(JSON.stringify(config, null, 1)).toMatchInlineSnapshot(`
    "{
     "title": "T",
     "tagline": "",
     "url": "http://localhost:3000",
     "base": "/",
     "host": "any",
     "trailingSlash": false,
     "siteVersion": "0.0.0",
     "locales": [
      {
       "code": "en",
       "label": "English",
       "htmlLang": "en",
       "direction": "ltr",
       "path": "en"
      }
     ],
     "defaultLocale": "en",
     "colorMode": {
      "default": "light",
      "respectSystem": false
     },
     "navbar": {
      "hideOnScroll": false,
      "items": [
       {
        "type": "link",
        "label": "L",
        "to": "/x",
        "position": "left"
       },
       {
        "type": "search",
        "position": "left"
       }
      ]
     },
     "logo": null,
     "footer": {
      "groups": [],
      "copyright": "",
      "trademark": ""
     },
     "announcement": {
      "id": "a",
      "text": "New",
      "closable": true
     },
     "docs": {
      "base": "/docs",
      "sidebar": "mainSidebar",
      "layers": [
       "v1"
      ],
      "versions": [
       {
        "name": "v1",
        "status": "latest",
        "variables": {}
       }
      ]
     },
     "blog": {
      "base": "/blog",
      "title": "Blog",
      "description": "",
      "postsPerPage": 10
     },
     "readerVariables": {},
     "tools": [],
     "redirects": [],
     "tableOfContents": {
      "min": 2,
      "max": 3
     },
     "images": {
      "quality": 70,
      "min": 640,
      "max": 1030,
      "steps": 2
     },
     "embeds": [],
     "search": {
      "enabled": true,
      "maxHits": 10,
      "highlight": true
     },
     "houseRules": false,
     "onBroken": "warn"
    }"
  `);
});
