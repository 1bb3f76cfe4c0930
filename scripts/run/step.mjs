/**
 * Says what is being done, does it, and says how long it took.
 * @template T
 * @param {string} title what happens, in the present: "Installing packages"
 * @param {() => Promise<T>} work
 * @returns {Promise<T>}
 */
export async function step(title, work) {
  const started = Date.now();
  console.log(`• ${title}…`);
  const result = await work();
  console.log(`  done in ${((Date.now() - started) / 1000).toFixed(1)} s`);
  return result;
}
