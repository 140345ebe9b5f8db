const fs = require('node:fs');
const Module = require('node:module');
const { ModernFakeTimers } = require('@jest/fake-timers');
const { ModuleMocker } = require('jest-mock');
const { default: Runtime } = require('jest-runtime');
const { recordRefusals } = require('./refusal-recorder.cjs');
const { isRecorded, recordStatements } = require('./statement-recorder.cjs');
const SharedEnvironment = require('./shared-environment.cjs');

/**
 * Of Jest's settings, and of its transformer, what is asked for here.
 * @typedef {{ moduleNameMapper: [string, string][], fakeTimers: object }} Config
 * @typedef {{ shouldTransform(file: string): boolean, transform(file: string, options: object, source: string): { code: string, sourceMapPath: string | null } }} Transformer
 */

const IN_NODE_MODULES = /[\\/]node_modules[\\/]/;

/** The options Jest passes to its transformer when it loads CommonJS; part of the key of its cache. */
const transformOptions = {
  collectCoverage: false,
  collectCoverageFrom: [],
  coverageProvider: 'babel',
  isInternalModule: false,
  supportsDynamicImport: false,
  supportsExportNamespaceFrom: false,
  supportsStaticESM: false,
  supportsTopLevelAwait: false,
};

/** Where the map of each transformed file is, for stacks. @type {Map<string, string>} */
const sourceMaps = new Map();
let isInstalled = false;

/** Where every refusal made by the specs is recorded, if it is. */
const refusalFolder = process.env.FOVEA_REFUSALS;
/** The same of every statement. */
const statementFolder = process.env.FOVEA_STATEMENTS;

/**
 * Teaches Node's own `require` what Jest's does by its settings: where a module's source is, and how it is transformed.
 * @param {Config} config
 * @param {Transformer} transformer
 */
function install(config, transformer) {
  if (isInstalled) return;
  isInstalled = true;
  const names = config.moduleNameMapper.map(([pattern, to]) => ({ pattern: new RegExp(pattern), to }));
  const resolve = Module._resolveFilename;
  Module._resolveFilename = function (request, parent, ...rest) {
    const isOurs = parent?.filename != null && !IN_NODE_MODULES.test(parent.filename);
    const name = isOurs ? names.find(({ pattern }) => pattern.test(request)) : undefined;
    return resolve.call(this, name ? request.replace(name.pattern, name.to) : request, parent, ...rest);
  };
  const load = Module._extensions['.js']; // Node's, which takes ES modules too
  for (const extension of ['.js', '.mjs', '.ts']) {
    Module._extensions[extension] = (module, filename) => {
      if (!transformer.shouldTransform(filename)) return load(module, filename);
      const source = fs.readFileSync(filename, 'utf8');
      const { code, sourceMapPath } = transformer.transform(filename, transformOptions, source);
      if (sourceMapPath) sourceMaps.set(filename, sourceMapPath);
      module._compile(code, filename);
      if (refusalFolder && filename.endsWith('/server/src/platform/kernel/app-error.ts'))
        module.exports = recordRefusals(module.exports, refusalFolder);
      if (statementFolder && isRecorded(filename))
        module.exports = recordStatements(filename, module.exports, statementFolder);
    };
  }
}

/**
 * Loads specs by Node's own `require`, so that the files of a worker share the modules below them: loading
 * product and libraries anew cost each more than most of them do. A spec itself is loaded anew, and its spies
 * end with it. There is no `jest.mock`: no module is replaced. A file that others must not share a world
 * with, because it declares what the whole program would see, sets a world of its own: `@jest-environment
 * node`.
 */
module.exports = class SharedRuntime {
  /** @param {[Config, SharedEnvironment, unknown, Transformer, unknown, unknown, string]} given by Jest, for each file */
  constructor(...given) {
    const [config, environment, , transformer, , , testPath] = given;
    if (!(environment instanceof SharedEnvironment)) return new Runtime(...given);
    install(config, transformer);
    this.require = Module.createRequire(testPath);
    this.testPath = testPath;
    this.mocker = new ModuleMocker(globalThis);
    environment.moduleMocker = this.mocker;
    this.timers = null;
    globalThis.jest = this.jest(config);
  }

  /**
   * What specs of ours use of it.
   * @param {Config} config
   */
  jest(config) {
    const { mocker } = this;
    const timers = () => (this.timers ??= new ModernFakeTimers({ config, global: globalThis }));
    const jest = {
      fn: mocker.fn.bind(mocker),
      spyOn: mocker.spyOn.bind(mocker),
      requireActual: this.require,
      setTimeout: (ms) => {
        globalThis[Symbol.for('TEST_TIMEOUT_SYMBOL')] = ms;
        return jest;
      },
      useFakeTimers: () => {
        // Turns of the loop are no time: Node's own streams and `node:timers/promises` wait by them.
        timers().useFakeTimers({ ...config.fakeTimers, doNotFake: ['nextTick', 'setImmediate'] });
        return jest;
      },
      useRealTimers: () => {
        timers().useRealTimers();
        return jest;
      },
      setSystemTime: (now) => timers().setSystemTime(now),
      advanceTimersByTimeAsync: (ms) => timers().advanceTimersByTimeAsync(ms),
    };
    return jest;
  }

  unstable_shouldLoadAsEsm() {
    return false;
  }

  requireModule(file) {
    return this.require(file);
  }

  /** The runner keeps its state of a file in its modules, so each file has its own. */
  requireInternalModule(file) {
    delete this.require.cache[file];
    return this.require(file);
  }

  getSourceMaps() {
    return sourceMaps;
  }

  getAllCoverageInfoCopy() {
    return undefined;
  }

  setGlobalsForRuntime() {}

  enterTestCode() {}

  leaveTestCode() {}

  teardown() {
    this.timers?.dispose();
    this.mocker.restoreAllMocks();
    delete this.require.cache[this.testPath];
  }
};
