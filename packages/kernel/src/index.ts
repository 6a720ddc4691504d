export * from './contract.ts';
export * from './rng.ts';
export * from './sha256.ts';
