// What everything is compared with: node:http that answers every request with the same bytes. Prints its port.
import { readFileSync } from 'node:fs';
import { createServer } from 'node:http';

const [bodyPath = '', headersJson = '{}'] = process.argv.slice(2);
const body = readFileSync(bodyPath);
const headers = { ...JSON.parse(headersJson), 'content-length': body.length };
const server = createServer((_request, response) => {
  response.writeHead(200, headers);
  response.end(body);
});
server.listen(0, '127.0.0.1', () => {
  const address = server.address();
  if (typeof address === 'object' && address) console.log(address.port);
});
