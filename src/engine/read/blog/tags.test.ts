import { describe, expect, test } from 'vitest';
import { post, read } from './test-posts';
import { parseTags, tagSlug } from './tags';

/** Every published tag address with the labels that lead to it. */
const PUBLISHED: [slug: string, ...labels: string[]][] = [
  ['arm', 'arm'],
  ['arm-64', 'arm64'],
  ['armo', 'ARMO'],
  ['azure-linux', 'AzureLinux'],
  ['bash', 'bash'],
  ['bcc', 'bcc'],
  ['bpf', 'bpf'],
  ['bpftool', 'bpftool'],
  ['btf', 'BTF'],
  ['built-in-gadgets', 'built in gadgets'],
  ['chaos-engineering', 'Chaos Engineering'],
  ['cloud-native-rejekts', 'Cloud Native Rejekts'],
  ['cncf', 'CNCF'],
  ['co-re', 'CO-RE'],
  ['container-runtime', 'container-runtime'],
  ['containerd', 'containerd'],
  ['core-dns', 'CoreDNS'],
  ['cpu', 'CPU'],
  ['cri-o', 'cri-o'],
  ['deadlock', 'deadlock'],
  ['debug', 'debug'],
  ['debugging', 'Debugging'],
  ['dev-rel', 'DevRel'],
  ['dev-tools', 'DevTools'],
  ['dns', 'DNS'],
  ['docs', 'Docs'],
  ['e-bpf', 'eBPF'],
  ['e-bpf-map', 'eBPF map'],
  ['event', 'event'],
  ['event-generator', 'event-generator'],
  ['fentry', 'fentry'],
  ['fexit', 'fexit'],
  ['gadget', 'gadget', 'Gadget'],
  ['gadget-development', 'Gadget Development'],
  ['go', 'go'],
  ['golang', 'golang'],
  ['headlamp', 'Headlamp'],
  ['hubble', 'Hubble'],
  ['ig', 'ig'],
  ['image-based-gadgets', 'image based gadgets'],
  ['inspect', 'inspect'],
  ['inspektor-gadget', 'inspektor-gadget', 'inspektor gadget', 'Inspektor Gadget', 'InspektorGadget'],
  ['k-9-s', 'k9s'],
  ['kube-con', 'KubeCon'],
  ['kubernetes', 'kubernetes', 'Kubernetes'],
  ['kubescape', 'Kubescape'],
  ['labs', 'labs'],
  ['lfx-mentorship', 'LFXMentorship', 'LFX Mentorship'],
  ['lsm', 'LSM'],
  ['mariner', 'Mariner'],
  ['memory', 'memory'],
  ['minikube', 'minikube'],
  ['networking', 'Networking'],
  ['oci', 'OCI'],
  ['performance', 'performance'],
  ['rust', 'rust'],
  ['s-ca-le', 'SCaLE'],
  ['security', 'security'],
  ['stack-unwinding', 'Stack Unwinding'],
  ['tc-programs', 'TC Programs'],
  ['testing', 'testing'],
  ['testing-framework', 'TestingFramework'],
  ['tests', 'tests'],
  ['top', 'top'],
  ['traceloop', 'Traceloop'],
  ['ui', 'UI'],
  ['unit', 'unit'],
  ['unit-tests', 'unit tests'],
  ['unittest', 'unittest'],
  ['uprobe', 'Uprobe'],
  ['upstream', 'upstream'],
  ['usdt', 'USDT'],
  ['ux', 'UX'],
  ['wasm', 'WASM'],
];

test.each(PUBLISHED)('%s keeps its address', (slug, ...labels) => {
  for (const label of labels) expect(tagSlug(label), label).toBe(slug);
  expect(tagSlug(slug), 'a slug is its own slug').toBe(slug);
});

test('the 74 published tags have 74 addresses', () => expect(new Set(PUBLISHED.map(([slug]) => slug)).size).toBe(74));

// Expected values are those of lodash 4.17 kebabCase.
test.each([
  ['', ''],
  ['--', ''],
  ['Foo Bar', 'foo-bar'],
  ['__FOO_BAR__', 'foo-bar'],
  ['XMLHttpRequest', 'xml-http-request'],
  ['v0.44.1', 'v-0-44-1'],
  ['C++', 'c'],
  ["it's", 'its'],
  ['déjà vu', 'deja-vu'],
  ['Überblick', 'uberblick'],
  ['a1b2', 'a-1-b-2'],
])('%j gives %j', (label, slug) => expect(tagSlug(label)).toBe(slug));

describe('the address that a post gives a tag', () => {
  const tagsOf = (tags: string, files: Record<string, string> = {}, openTags = true): [string[], string[]] => {
    const { blog, problems } = read({ ...files, '2024-01-02-a.md': post(`tags: [${tags}]\n`) }, { openTags });
    return [
      (blog.posts[0]?.tags ?? []).map(({ slug, label }) => `${slug} ${label}`),
      problems.map(({ rule, severity, line }) => `${line} ${severity} ${rule}`),
    ];
  };

  test.each([
    ['{label: X Y, permalink: /z}', ['z X Y']],
    ['{label: X, permalink: z/of/}', ['z/of X']],
    ['{label: X, permalink: /a/../../z}', ['z X']],
    ['{label: X Y}', ['x-y X Y']],
    ['{label: X, permalink: /}', ['x X']],
    ['{label: X, permalink: ""}', ['x X']],
    ['{label: X, permalink: /z}, {label: Y, permalink: z}', ['z X']],
    ['z, {label: Y, permalink: /z}', ['z z']],
    ['x, {label: x, permalink: /y}', ['x x', 'y x']],
  ])('%s: %j', (tags, found) => expect(tagsOf(tags)).toEqual([found, []]));

  test('is the one of its name where it cannot be one, with a warning', () => {
    const told = [['x X'], ['3 warning blog/tag-address']];
    expect(tagsOf('{label: X, permalink: "https://example.org/z"}')).toEqual(told);
    expect(tagsOf('{label: X, permalink: "/z?a"}')).toEqual(told);
  });

  test('leads to the tag of tags.yml that has it', () =>
    expect(tagsOf('{label: X, permalink: /dns}', { 'tags.yml': 'dns: { label: DNS }\n' })).toEqual([['dns DNS'], []]));

  test('may be another one than that of a declared tag of the name', () =>
    expect(tagsOf('{label: DNS, permalink: /z}', { 'tags.yml': 'dns: { label: DNS }\n' })).toEqual([
      ['z DNS'],
      ['1 warning blog/unused-tag'],
    ]));

  test('does not count under house rules, where tags.yml says all of them', () =>
    expect(tagsOf('{label: DNS, permalink: /z}', { 'tags.yml': 'dns: { label: DNS }\n' }, false)).toEqual([
      ['dns DNS'],
      [],
    ]));
});

test('a declared address has no slashes around it', () => {
  const { tags } = parseTags('a:\n  label: A\n  permalink: /of/a//\nb c:\n', 'tags.yml', []);
  expect(tags.map(({ slug, label }) => [slug, label])).toEqual([
    ['of/a', 'A'],
    ['b-c', 'b c'],
  ]);
});
