import { createTypeScriptImportResolver } from 'eslint-import-resolver-typescript';
import importX from 'eslint-plugin-import-x';
import reactHooks from 'eslint-plugin-react-hooks';
import tseslint from 'typescript-eslint';

// The server's modules in their order: each may import those before it, never one after it (architecture: "The house").
const moduleOrder = [
  'platform',
  'member',
  'rbac',
  'finance',
  'goods',
  'warehouse',
  'auction',
  'order',
  'maintenance',
  'content',
  'message',
];

const zones = moduleOrder.flatMap((name, place) => {
  const later = moduleOrder.slice(place + 1).map((module) => `./server/src/${module}`);
  const target = `./server/src/${name}`;
  return [
    ...later.map((from) => ({ target, from, message: `${name} comes before it in the order of modules.` })),
    { target, from: './server/src/app.module.ts', message: 'Modules do not know the application.' },
    { target, from: './server/src/main.ts', message: 'Modules do not know the application.' },
  ];
});

const tableZones = moduleOrder.map((name) => ({
  target: `./server/src/${name}/**`,
  from: `./server/src/!(${name}|platform)/**/*.{repository,entity}.ts`,
  message: "Call the module's exported service, not its tables.",
}));

// The demo stands on top of the server, which does not know it; like any module it leaves others' tables to them.
const demoZones = [
  { target: './server/src', from: './demo', message: 'The server does not know the demo.' },
  { target: './demo/src', from: './demo/artist', except: ['./drawing.ts'], message: 'Pictures are files.' },
  {
    target: './demo/src/**',
    from: './server/src/!(platform)/**/*.{repository,entity}.ts',
    message: "Call the module's exported service, not its tables.",
  },
];

// kit and lib know no business; storefront and backoffice do not know each other; only app knows them all.
const webZones = [
  { target: './web/src/kit', from: ['./web/src/storefront', './web/src/backoffice', './web/src/app'] },
  { target: './web/src/lib', from: ['./web/src/storefront', './web/src/backoffice', './web/src/app'] },
  { target: './web/src/storefront', from: './web/src/backoffice' },
  { target: './web/src/backoffice', from: './web/src/storefront' },
  { target: ['./web/src/storefront', './web/src/backoffice'], from: './web/src/app' },
];

const specs = ['**/*.spec.ts', '**/*.spec.tsx', 'test/**/*.ts'];

export default tseslint.config(
  {
    ignores: [
      '**/dist/',
      '**/node_modules/',
      '.data/',
      'coverage/',
      'test/browser/.output/',
      'test/contract/',
      'test/tidy/planted/',
    ],
  },
  { linterOptions: { noInlineConfig: true, reportUnusedDisableDirectives: 'error' } },
  ...tseslint.configs.recommendedTypeChecked,
  {
    languageOptions: {
      parserOptions: {
        projectService: {
          allowDefaultProject: ['eslint.config.mjs', 'jest.config.mjs', 'web/scripts/*.mjs'],
        },
        tsconfigRootDir: import.meta.dirname,
      },
    },
    plugins: { 'import-x': importX },
    settings: {
      ...importX.flatConfigs.typescript.settings,
      'import-x/resolver-next': [
        createTypeScriptImportResolver({ project: ['*/tsconfig.json'], noWarnOnMultipleProjects: true }),
      ],
    },
    rules: {
      eqeqeq: ['error', 'always', { null: 'ignore' }],
      'no-console': 'off',
      'import-x/no-cycle': ['error', { ignoreExternal: true }],
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...zones, ...tableZones, ...demoZones, ...webZones] },
      ],
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/no-floating-promises': 'error',
      '@typescript-eslint/no-misused-promises': ['error', { checksVoidReturn: { attributes: false } }],
      '@typescript-eslint/switch-exhaustiveness-check': [
        'error',
        { considerDefaultExhaustiveForUnions: true },
      ],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', ignoreRestSiblings: true }],
      '@typescript-eslint/require-await': 'off',
      '@typescript-eslint/restrict-template-expressions': [
        'error',
        { allowNumber: true, allowBoolean: true },
      ],
    },
  },
  {
    files: ['server/src/**/*.ts'],
    ignores: [
      'server/src/platform/config/**',
      'server/src/main.ts',
      'server/src/check-invariants.ts',
      ...specs,
    ],
    rules: {
      'no-restricted-properties': [
        'error',
        { object: 'process', property: 'env', message: 'Settings are read in platform/config/env.ts only.' },
      ],
    },
  },
  {
    files: ['web/src/**/*.{ts,tsx}'],
    plugins: { 'react-hooks': reactHooks },
    rules: {
      'react-hooks/rules-of-hooks': 'error',
      'react-hooks/exhaustive-deps': 'error',
      '@typescript-eslint/no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              group: [
                '@fovea/shared-types/**/*.dto',
                '@fovea/shared-types/*.dto',
                '@fovea/shared-types/pagination',
              ],
              allowTypeImports: true,
              message: 'Decorated classes must not reach the bundle: use `import type`.',
            },
            {
              group: ['@fovea/server', '@fovea/server/*', '@fovea/migrations/*', '@fovea/demo/*'],
              message: 'The web knows shared-types only.',
            },
          ],
        },
      ],
    },
  },
  {
    // Answers of the outside world are looked at piece by piece in specs; a cast there hides nothing from users.
    files: specs,
    rules: {
      // A spec looks into the tables of whom it made act.
      'import-x/no-restricted-paths': [
        'error',
        { basePath: import.meta.dirname, zones: [...zones, ...webZones] },
      ],
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/unbound-method': 'off',
    },
  },
  {
    // Plain Node: what JSON and packages without a build give is untyped here, and tsc checks the rest by JSDoc.
    files: ['**/*.mjs', '**/*.cjs'],
    rules: {
      '@typescript-eslint/no-unsafe-assignment': 'off',
      '@typescript-eslint/no-unsafe-member-access': 'off',
      '@typescript-eslint/no-unsafe-argument': 'off',
      '@typescript-eslint/no-unsafe-return': 'off',
      '@typescript-eslint/no-unsafe-call': 'off',
      '@typescript-eslint/no-require-imports': 'off',
    },
  },
);
