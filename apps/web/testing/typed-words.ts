import { readdirSync, readFileSync } from 'node:fs';
import { parseSync } from 'vite';

/** A piece of syntax; what it holds depends on its type. */
interface Node {
  readonly type: string;
  readonly [part: string]: unknown;
}

/** What is declared in some files, by name. */
type Scope = ReadonlyMap<string, Node>;

/** A sentence that takes arguments, with the declared type of each. */
export interface Sentence {
  /** Where it stands among the words, such as `labels.reserve`. */
  readonly path: string;
  readonly say: (...args: readonly unknown[]) => unknown;
  readonly takes: readonly Argument[];
  /** The type of what it gives. */
  readonly gives: Node | null;
}

/** The declared type of an argument. */
interface Argument {
  readonly name: string;
  readonly type: Node;
}

/** Everything among some words: plain texts and sentences. */
export interface Typed {
  readonly texts: readonly { readonly path: string; readonly text: string }[];
  readonly sentences: readonly Sentence[];
}

const part = (node: Node, name: string) => node[name] as Node | null | undefined;
const parts = (node: Node, name: string) => (node[name] ?? []) as readonly Node[];
const nameOf = (node: Node | null | undefined) => String(node?.name ?? node?.value ?? '');
const annotated = (node: Node) => part(part(node, 'typeAnnotation') ?? node, 'typeAnnotation');

/** Reads what the files of some folders declare: interfaces, types and constants. */
export function scopeOf(folders: readonly URL[]): Scope {
  const scope = new Map<string, Node>();
  for (const folder of folders)
    for (const file of readdirSync(folder))
      if (file.endsWith('.ts') && !file.endsWith('.test.ts'))
        declare(scope, readFileSync(new URL(file, folder), 'utf8'));
  return scope;
}

function declare(scope: Map<string, Node>, source: string): void {
  const { program } = parseSync('words.ts', source);
  for (const statement of program.body as unknown as readonly Node[]) {
    const node = part(statement, 'declaration') ?? statement;
    const declared = node.type === 'VariableDeclaration' ? parts(node, 'declarations') : [node];
    for (const each of declared) {
      const id = part(each, 'id');
      const meaning = each.type === 'VariableDeclarator' ? meaningOf(each) : each;
      if (id && meaning) scope.set(nameOf(id), meaning);
    }
  }
}

/** What a constant is: the type it was declared with, or what it is set to. */
function meaningOf(constant: Node): Node | null | undefined {
  const id = part(constant, 'id');
  return (id && annotated(id)) ?? part(constant, 'init');
}

/** The words that a name in a scope gives the types of, as texts and sentences. */
export function typedWords(scope: Scope, name: string, words: unknown): Typed {
  const texts: { path: string; text: string }[] = [];
  const sentences: Sentence[] = [];
  const walk = (value: unknown, type: Node | null, path: string) => {
    if (typeof value === 'string') texts.push({ path, text: value });
    else if (typeof value === 'function') {
      sentences.push(sentenceOf(scope, path, value as Sentence['say'], type));
    } else if (typeof value === 'object' && value !== null) {
      for (const [key, inner] of Object.entries(value))
        walk(inner, memberOf(scope, type, key), path === '' ? key : `${path}.${key}`);
    }
  };
  walk(words, scope.get(name) ?? null, '');
  return { texts, sentences };
}

/** A function with the types it was declared with; throws where they cannot be found. */
export function sentenceOf(
  scope: Scope,
  path: string,
  say: Sentence['say'],
  declared: Node | null,
): Sentence {
  const type = resolve(scope, declared);
  if (!type || !('params' in type)) throw new Error(`The type of ${path} was not found.`);
  const takes = parts(type, 'params').map((param): Argument => {
    const annotation = annotated(param);
    if (!annotation) throw new Error(`An argument of ${path} has no type.`);
    return { name: nameOf(param), type: annotation };
  });
  const returned = part(type, 'returnType');
  return { path, say, takes, gives: (returned && part(returned, 'typeAnnotation')) ?? null };
}

/** What a type or an expression stands for. */
function resolve(scope: Scope, node: Node | null | undefined): Node | null {
  if (!node) return null;
  switch (node.type) {
    case 'TSTypeReference':
      return resolve(scope, scope.get(nameOf(part(node, 'typeName'))));
    case 'TSTypeAliasDeclaration':
    case 'TSTypeOperator':
    case 'TSParenthesizedType':
      return resolve(scope, part(node, 'typeAnnotation'));
    case 'TSAsExpression':
      return resolve(scope, part(node, 'expression'));
    case 'Identifier':
      return resolve(scope, scope.get(nameOf(node)));
    default:
      return node;
  }
}

/** What stands under a key. */
function memberOf(scope: Scope, type: Node | null, key: string): Node | null {
  const node = resolve(scope, type);
  switch (node?.type) {
    case 'TSInterfaceDeclaration': {
      const body = part(node, 'body');
      const own = body && among(parts(body, 'body'), key);
      if (own) return own;
      const bases = parts(node, 'extends').map((base) => part(base, 'expression') ?? null);
      return bases.map((base) => memberOf(scope, base, key)).find((found) => found) ?? null;
    }
    case 'TSTypeLiteral':
      return among(parts(node, 'members'), key);
    case 'TSMappedType':
      return part(node, 'typeAnnotation') ?? null;
    case 'TSArrayType':
      return part(node, 'elementType') ?? null;
    case 'ObjectExpression':
      return among(parts(node, 'properties'), key);
    case 'ArrayExpression':
      return parts(node, 'elements')[Number(key)] ?? null;
    default:
      return null;
  }
}

/** The member with a key among those of an interface or object, or the one for all keys. */
function among(members: readonly Node[], key: string): Node | null {
  const found =
    members.find((member) => nameOf(part(member, 'key')) === key) ??
    members.find((member) => member.type === 'TSIndexSignature');
  if (!found) return null;
  if (found.type === 'TSMethodSignature') return found;
  return (found.type === 'Property' ? part(found, 'value') : annotated(found)) ?? null;
}

/** Whether an argument may be a number. */
export function takesNumber({ type }: Argument): boolean {
  const members = type.type === 'TSUnionType' ? parts(type, 'types') : [type];
  return members.some((member) => member.type === 'TSNumberKeyword');
}

/** Something that an argument could be; types of the games' own are looked up by name. */
export function sampleOf(
  { name, type }: Argument,
  number: number,
  own: { readonly [type: string]: unknown },
): unknown {
  switch (type.type) {
    case 'TSNumberKeyword':
      return number;
    case 'TSStringKeyword':
      return '◇';
    case 'TSBooleanKeyword':
      return true;
    case 'TSLiteralType':
      return part(type, 'literal')?.value;
    case 'TSUnionType': {
      const members = parts(type, 'types');
      const numeric = members.find((member) => member.type === 'TSNumberKeyword');
      return sampleOf({ name, type: numeric ?? members[0] }, number, own);
    }
    case 'TSTypeOperator':
      return sampleOf({ name, type: part(type, 'typeAnnotation') ?? type }, number, own);
    case 'TSArrayType': {
      const element = { name, type: part(type, 'elementType') ?? type };
      return [sampleOf(element, number, own), sampleOf(element, number, own)];
    }
    default: {
      const wanted = nameOf(part(type, 'typeName'));
      if (Object.hasOwn(own, wanted)) return own[wanted];
      throw new Error(`${name} is a ${wanted || type.type}: give the test a sample of that type.`);
    }
  }
}
