import net from 'node:net';
import WebSocket from 'ws';

/**
 * A socket.io client that speaks just the protocol's text, so that thousands fit beside the server on two cores.
 */
export class SocketClient {
  /** @param {{ port: number, token?: string }} target */
  constructor({ port, token }) {
    this.ws = new WebSocket(`ws://127.0.0.1:${port}/socket.io/?EIO=4&transport=websocket`, {
      perMessageDeflate: false,
      skipUTF8Validation: true,
    });
    this.token = token;
    this.nextAck = 0;
    /** @type {Map<number, (answer: any) => void>} */
    this.waiting = new Map();
    /** @type {(text: string) => void} */
    this.onEvent = () => undefined;
    this.ready = new Promise((resolve, reject) => {
      this.ws.on('error', reject);
      this.ws.on('message', (/** @type {Buffer} */ data) => this.read(data.toString(), resolve, reject));
    });
  }

  /**
   * @param {string} text
   * @param {(value?: unknown) => void} resolve
   * @param {(error: Error) => void} reject
   */
  read(text, resolve, reject) {
    if (text.startsWith('42')) this.onEvent(text);
    else if (text.startsWith('43')) this.answer(text);
    else if (text === '2') this.ws.send('3');
    else if (text.startsWith('0'))
      this.ws.send(`40${JSON.stringify({ language: '2', ...(this.token ? { token: this.token } : {}) })}`);
    else if (text.startsWith('40')) resolve();
    else if (text.startsWith('44')) reject(new Error(text));
  }

  /** @param {string} text */
  answer(text) {
    const bracket = text.indexOf('[');
    const id = Number(text.slice(2, bracket));
    this.waiting.get(id)?.(JSON.parse(text.slice(bracket))[0]);
    this.waiting.delete(id);
  }

  /**
   * @param {string} event
   * @param {object} payload
   * @returns {Promise<any>} the acknowledgement
   */
  call(event, payload) {
    const id = this.nextAck++;
    return new Promise((resolve) => {
      this.waiting.set(id, resolve);
      this.ws.send(`42${id}${JSON.stringify([event, payload])}`);
    });
  }

  close() {
    this.ws.terminate();
  }
}

/** A keep-alive HTTP/1.1 client of one call at a time. */
export class HttpClient {
  /** @param {{ port: number, token?: string }} target */
  constructor({ port, token }) {
    this.socket = net.connect(port, '127.0.0.1');
    this.socket.setNoDelay(true);
    this.head = `Host: 127.0.0.1\r\nContent-Type: application/json\r\nterminal: 4\r\nlanguage: 2\r\n${token ? `token: ${token}\r\n` : ''}`;
    this.text = '';
    /** @type {((answer: any) => void) | null} */
    this.waiting = null;
    this.ready = new Promise((resolve, reject) => {
      this.socket.once('connect', resolve);
      this.socket.once('error', reject);
    });
    this.socket.setEncoding('utf8');
    this.socket.on('data', (part) => this.read(String(part)));
    this.socket.on('close', () => {
      if (this.waiting) throw new Error('the server hung up before it answered');
    });
  }

  /** @param {string} part */
  read(part) {
    this.text += part;
    const end = this.text.indexOf('\r\n\r\n');
    if (end < 0) return;
    const length = Number(/content-length: (\d+)/i.exec(this.text)?.[1]);
    const body = this.text.slice(end + 4);
    if (Buffer.byteLength(body) < length) return;
    this.text = '';
    const waiting = this.waiting;
    this.waiting = null;
    waiting?.(JSON.parse(body));
  }

  /**
   * @param {string} path
   * @param {object} payload
   * @returns {Promise<any>}
   */
  call(path, payload) {
    const body = JSON.stringify(payload);
    return new Promise((resolve, reject) => {
      if (this.socket.destroyed) {
        reject(new Error('the server hung up without a request'));
        return;
      }
      this.waiting = resolve;
      this.socket.write(
        `POST ${path} HTTP/1.1\r\n${this.head}Content-Length: ${Buffer.byteLength(body)}\r\n\r\n${body}`,
      );
    });
  }

  close() {
    this.socket.destroy();
  }
}
