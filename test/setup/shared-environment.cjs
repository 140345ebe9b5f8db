const v8 = require('node:v8');
// Before anything of ours: it passes the globals present at that time to the worlds it makes, and clears them
// afterwards.
require('jest-environment-node');

// Most of what tests run is run a few times: compiling it to the end sooner than this costs more than it saves.
v8.setFlagsFromString('--interrupt-budget=1000000');

/** What the runner of a file leaves on the globals, for the next file's to find. */
const ofOneFile = new Set(['JEST_STATE_SYMBOL', 'EVENT_HANDLERS', 'TEST_TIMEOUT_SYMBOL']);

/**
 * The worker's own globals instead of a world made for each file, so that modules can stay (shared-runtime.cjs); what a file
 * changed of the environment, the console and the clock it gets back.
 */
module.exports = class SharedEnvironment {
  constructor() {
    this.global = globalThis;
    this.fakeTimers = null;
    this.fakeTimersModern = null;
    this.moduleMocker = null;
    this.before = {
      env: { ...process.env },
      // The runner puts its own in its place, around the one it finds.
      exit: Object.getOwnPropertyDescriptor(process, 'exit') ?? {},
      console: globalThis.console,
    };
  }

  /** Jest checks that the function exists, not its result. */
  getVmContext() {
    return null;
  }

  exportConditions() {
    return ['node', 'node-addons'];
  }

  async setup() {}

  /**
   * A timer that outlives its file (a limit's minute or hour) holds on to the test or hook in which it was set, in a store of
   * Jest's, and that to the file's whole product: 12 MB of each file, and the collector went through all of it again and again.
   * @param {{ name: string }} event
   * @param {{ rootDescribeBlock: Block }} state
   */
  handleTestEvent({ name }, { rootDescribeBlock }) {
    if (name === 'teardown') forget(rootDescribeBlock);
  }

  async teardown() {
    for (const name of Object.keys(process.env)) if (!(name in this.before.env)) delete process.env[name];
    Object.assign(process.env, this.before.env);
    Object.defineProperty(process, 'exit', this.before.exit);
    globalThis.console = this.before.console;
    for (const key of Object.getOwnPropertySymbols(globalThis))
      if (ofOneFile.has(key.description ?? '')) Reflect.deleteProperty(globalThis, key);
  }
};

/**
 * What of Jest's notes holds on to a file: its functions, and the calls that an error remembers until its stack is read.
 * @typedef {{ fn?: unknown, asyncError: unknown }} Noted
 * @typedef {{ children: (Block | Noted)[], hooks: Noted[] }} Block
 */

/** @param {Block} block all of which has run and is reported */
function forget({ children, hooks }) {
  for (const noted of [...hooks, ...children]) {
    if ('children' in noted) forget(noted);
    else Object.assign(noted, { fn: null, asyncError: null });
  }
}
