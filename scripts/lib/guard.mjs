import { spawn } from 'node:child_process';

/**
 * Sees to it that a child does not outlive us, whatever happens to us, `kill -9` included: a small shell holds the
 * reading end of a pipe whose writing end only we have. When we are gone the pipe closes and the shell signals the child.
 * @param {number} pid the child to end
 * @param {'INT' | 'TERM'} signal the polite one; KILL follows after ten seconds
 * @returns {() => void} calls the guard off, once the child has ended in order
 */
export function guard(pid, signal) {
  const script = `cat >/dev/null; kill -${signal} ${pid} 2>/dev/null || exit 0
    for i in 1 2 3 4 5 6 7 8 9 10; do sleep 1; kill -0 ${pid} 2>/dev/null || exit 0; done
    kill -KILL ${pid} 2>/dev/null`;
  // Its own session, so that Ctrl-C in the terminal does not reach it before it has done its work.
  const shell = spawn('sh', ['-c', script], { stdio: ['pipe', 'ignore', 'ignore'], detached: true });
  shell.unref();
  shell.on('error', () => undefined);
  // The pipe must not keep our event loop alive; it is a socket, which has unref.
  const pipe = /** @type {import('node:net').Socket} */ (shell.stdin);
  pipe.on('error', () => undefined);
  pipe.unref();
  return () => {
    if (shell.pid === undefined) return;
    try {
      process.kill(-shell.pid, 'SIGKILL');
    } catch {
      // It is gone already, which is all we wanted.
    }
  };
}
