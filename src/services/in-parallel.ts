/** Runs the task for every item, a few at a time. A failure ends it once the running ones are done. */
export async function inParallel<Item>(
  items: readonly Item[],
  atOnce: number,
  task: (item: Item) => Promise<void>,
): Promise<void> {
  const queue = [...items];
  const worker = async () => {
    for (let item = queue.shift(); item !== undefined; item = queue.shift()) await task(item);
  };
  await Promise.all(Array.from({ length: Math.min(atOnce, items.length) }, worker));
}
