// Runs a task of this project under a Node that is new enough, with its packages installed. Works on Node 18 and needs no package itself.
import { runChild } from './run/child.mjs';
import { installPackages } from './run/deps.mjs';
import { environmentFor } from './run/environment.mjs';
import { nodeHome } from './run/node-home.mjs';
import { tasks } from './run/tasks.mjs';

async function main([name = 'start', ...rest]) {
  const steps = tasks[name];
  if (!steps) throw new Error(`There is no task "${name}". Tasks: ${Object.keys(tasks).join(', ')}.`);
  const node = await nodeHome();
  const env = environmentFor(node);
  await installPackages(node.path, env);
  for (const [index, { args, env: own }] of steps.entries()) {
    const isLast = index === steps.length - 1;
    const code = await runChild(node.path, isLast ? [...args, ...rest] : args, { env: { ...env, ...own } });
    if (code !== 0 || isLast) return code;
  }
}

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error) => {
    console.error(`\n${error.message}`);
    process.exit(1);
  },
);
