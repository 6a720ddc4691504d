import { spawnSync } from 'node:child_process';
import {
  cpSync,
  existsSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, onTestFinished, test } from 'vitest';
import { parse, parseAllDocuments } from 'yaml';
import { root } from './setup.mjs';

const FILES = [
  ...['Dockerfile', 'compose.yaml', 'kubernetes.yaml', 'Caddyfile'],
  ...['nabu.service', 'nabu-worker.service'],
] as const;
const text = (path: string) => readFileSync(join(root, path), 'utf8');
const deployed = (name: (typeof FILES)[number]) => text(`deploy/${name}`);

/** The names that stand in a text by a pattern, each once. */
function named(pattern: RegExp, where: string): readonly string[] {
  return [...new Set(where.match(pattern) ?? [])];
}

function folder(): string {
  const path = mkdtempSync(join(tmpdir(), 'nabu-deploy-'));
  onTestFinished(() => rmSync(path, { recursive: true, force: true }));
  return path;
}

describe.each(FILES)('%s', (name) => {
  const lines = deployed(name);

  test('names only settings, programs and addresses that there are', () => {
    const settings = text('apps/server/src/config.ts') + text('apps/server/src/worker.ts');
    for (const setting of named(/\bNABU_[A-Z_]+/g, lines)) expect(settings).toContain(setting);
    for (const program of named(/\bapps\/[\w/-]+\.js\b/g, lines)) {
      const source = program.replace('/dist/', '/src/').replace(/js$/, 'ts');
      expect(existsSync(join(root, source)), source).toBe(true);
    }
    for (const script of named(/\bscripts\/[\w-]+\.mjs\b/g, lines))
      expect(existsSync(join(root, script)), script).toBe(true);
    const routes = text('packages/protocol/src/routes/house.ts');
    for (const route of named(/\/api\/health\/\w+/g, lines)) expect(routes).toContain(`'${route}'`);
  });
});

interface Manifest {
  readonly kind: string;
  readonly metadata: { readonly name: string };
  readonly spec: {
    readonly selector?: { readonly matchLabels?: object };
    readonly template?: {
      readonly metadata: { readonly labels: object };
      readonly spec: {
        readonly securityContext: { readonly runAsNonRoot: boolean };
        readonly containers: readonly { readonly ports?: readonly { containerPort: number }[] }[];
      };
    };
  };
}

test('the Kubernetes example is whole: parts find each other, and nothing runs as root', () => {
  const documents = parseAllDocuments(deployed('kubernetes.yaml'));
  for (const { errors } of documents) expect(errors).toEqual([]);
  const all = documents.map((each): Manifest => each.toJS());
  expect(all.map(({ kind, metadata }) => `${kind} ${metadata.name}`)).toEqual([
    ...['Deployment nabu', 'Deployment nabu-worker', 'Service nabu'],
    ...['PodDisruptionBudget nabu', 'Ingress nabu'],
  ]);
  for (const { spec } of all.slice(0, 2)) {
    expect(spec.template?.metadata.labels).toEqual(spec.selector?.matchLabels);
    expect(spec.template?.spec.securityContext.runAsNonRoot).toBe(true);
  }
  expect(all[2].spec.selector).toEqual(all[0].spec.template?.metadata.labels);
  expect(all[0].spec.template?.spec.containers[0].ports).toEqual([
    { name: 'http', containerPort: preset('port') },
  ]);
});

test('the compose file is whole: every service has an image or is built, and what is waited for is there', () => {
  interface Service {
    readonly image?: string;
    readonly build?: { readonly context: string; readonly dockerfile: string };
    readonly depends_on?: object | readonly string[];
  }
  const { name, services, volumes } = parse(deployed('compose.yaml'), { merge: true });
  for (const service of Object.values<Service>(services)) {
    expect(service.image ?? service.build).toBeDefined();
    if (service.build) expect(existsSync(join(root, service.build.dockerfile))).toBe(true);
    const awaited = Array.isArray(service.depends_on)
      ? service.depends_on
      : Object.keys(service.depends_on ?? {});
    for (const each of awaited) expect(services).toHaveProperty(each);
  }
  expect(Object.keys(volumes)).toEqual(['database', 'caddy']);
  // Containers are known to each other by these names.
  const nodes = Array.from(
    { length: services.node.deploy.replicas },
    (_, i) => `${name}-node-${i + 1}`,
  );
  const upstreams = nodes.map((node) => `${node}:${preset('port')}`).join(' ');
  expect(deployed('Caddyfile')).toContain(`reverse_proxy ${upstreams} {`);
});

test('the image is not run as root, keeps its data outside, and says whether it is well', () => {
  const lines = deployed('Dockerfile').split('\n');
  const last = lines.slice(lines.findLastIndex((line) => line.startsWith('FROM')));
  expect(last).toContain('USER node');
  expect(last).toContain('VOLUME /data');
  expect(last).toContain(`EXPOSE ${preset('port')}`);
  expect(last.some((line) => line.startsWith('HEALTHCHECK'))).toBe(true);
  const command = last.find((line) => line.startsWith('CMD')) ?? '';
  expect(JSON.parse(command.slice(4))).toEqual(['node', 'apps/server/dist/main.js']);
});

test('the nabu command works in the image by its name, and neither installs nor builds anything there', () => {
  const removed = [
    ...deployed('Dockerfile')
      .replaceAll('\\\n', ' ')
      .matchAll(/\brm -rf ([^&\n]+)/g),
  ];
  const left = removed.flatMap(([, words]) => words.trim().split(/\s+/));
  const image = folder();
  const parts = ['scripts', 'package.json', 'apps/cli/bin', 'apps/cli/dist', 'apps/server/dist'];
  for (const part of parts.filter((each) => !left.includes(each)))
    cpSync(join(root, part), join(image, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(image, 'node_modules'));
  const env = { ...process.env, NABU_DATA: join(image, 'data'), NABU_PORT: '0' };
  // Not by npx, which links the package of the folder it stands in and fails where that is another user's.
  const [, program] =
    /\bln -s \/nabu\/(\S+) \/usr\/local\/bin\/nabu$/m.exec(deployed('Dockerfile')) ?? [];
  symlinkSync(join(image, program), join(image, 'nabu'));
  const { stdout, stderr } = spawnSync(join(image, 'nabu'), ['doctor'], { env });
  expect(text('docs/hosting.md')).not.toContain('exec node npx');
  expect(String(stderr)).toBe('');
  expect(String(stdout)).toMatch(/The data folder \S+ can be written to/);
});

/** What systemd itself says about a unit, where it is installed; Node may be anywhere here. */
function verified(name: string, unit: string): string {
  const file = join(folder(), name);
  writeFileSync(file, unit.replace('/usr/bin/node', process.execPath));
  const { error, stderr } = spawnSync('systemd-analyze', ['verify', file], { encoding: 'utf8' });
  return error ? '' : stderr;
}

test.each(['nabu.service', 'nabu-worker.service'] as const)('%s is a unit', (name) => {
  expect(verified(name, deployed(name))).toBe('');
  const lines = deployed(name).split('\n');
  expect(lines.filter((line) => line.startsWith('['))).toEqual([
    ...['[Unit]', '[Service]', '[Install]'],
  ]);
  for (const line of lines) expect(line).toMatch(/^(?:|#.*|\[\w+\]|[A-Za-z]+=.+)$/);
  expect(lines).toContain('User=nabu');
});

/** The port that the house takes unless told. */
function preset(name: 'port'): number {
  const found = new RegExp(`\\b${name}: '(\\d+)'`).exec(text('apps/server/src/config.ts'));
  return Number(found?.[1]);
}
