export * from './contract.ts';
export * from './match.ts';
export * from './options.ts';
export * from './record.ts';
export * from './record-text.ts';
export * from './refusal.ts';
export * from './rng.ts';
export * from './sha256.ts';
