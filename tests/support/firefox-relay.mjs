#!/usr/bin/env node
/**
 * Runs the Firefox that the variable FIREFOX names, and stands between it and Playwright, which speaks a newer form of
 * WebDriver BiDi than a Firefox with extended support: commands that this Firefox does not know yet are answered here.
 */
import { spawn } from 'node:child_process';
import { createInterface } from 'node:readline';
import { WebSocket, WebSocketServer } from 'ws';

/** Commands for what no test of Firefox asks for; Playwright sends them for every page. */
const ANSWERED_HERE = new Set(['emulation.setMediaFeaturesOverride']);

const { FIREFOX } = process.env;
if (!FIREFOX) throw new Error('FIREFOX has to name the program.');
const firefox = spawn(FIREFOX, process.argv.slice(2), { stdio: ['ignore', 'inherit', 'pipe'] });
firefox.once('exit', (code) => process.exit(code ?? 1));
for (const signal of ['SIGTERM', 'SIGINT']) process.once(signal, () => firefox.kill(signal));

createInterface({ input: firefox.stderr }).on('line', (line) => {
  const address = /BiDi listening on (ws:\S+)/.exec(line)?.[1];
  if (address === undefined) process.stderr.write(`${line}\n`);
  else relay(address);
});

/** Listens, and says where in the words that Playwright waits for. */
function relay(address) {
  const server = new WebSocketServer({ host: '127.0.0.1', port: 0 });
  server.on('connection', (client, { url }) =>
    join(client, new WebSocket(address + url, { perMessageDeflate: false })),
  );
  server.once('listening', () =>
    process.stderr.write(`WebDriver BiDi listening on ws://127.0.0.1:${server.address().port}\n`),
  );
}

/** Hands on what either side says. */
function join(client, browser) {
  const waiting = [];
  client.on('message', (data) => {
    const text = data.toString();
    const { id, method } = JSON.parse(text);
    if (ANSWERED_HERE.has(method)) client.send(JSON.stringify({ type: 'success', id, result: {} }));
    else if (browser.readyState === WebSocket.OPEN) browser.send(text);
    else waiting.push(text);
  });
  browser.on('open', () => waiting.splice(0).forEach((text) => browser.send(text)));
  browser.on('message', (data) => client.send(data.toString()));
  client.on('close', () => browser.close());
  browser.on('close', () => client.close());
}
