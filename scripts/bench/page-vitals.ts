import type { Browser, CDPSession, Page } from '@playwright/test';

/** A phone on slow 4G with a slow processor. */
const DOWN = 1_600_000 / 8;
const UP = 750_000 / 8;
const LATENCY_MS = 150;
const CPU_SLOWDOWN = 4;
const QUIET_MS = 4_000;

export interface Vitals {
  /** Largest contentful paint, in ms. */
  lcp: number;
  /** What the largest paint was of. */
  lcpElement: string;
  cls: number;
  /** Total blocking time, in ms: what long tasks took over 50 ms after the first paint. */
  tbt: number;
  /** Processor time of the page's main thread in all, in ms; other work on the machine changes it little. */
  mainThread: number;
  /** Bytes over the wire that had come whole before the largest paint. */
  bytesBeforeLcp: number;
  /** Of scripts, as they came over the wire (brotli). */
  scriptBytes: number;
  bytes: number;
}

/** Loads an address as a first visit in a throttled browser and measures until it has been quiet for a while. */
export async function measureVitals(
  browser: Browser,
  url: string,
  viewport: { width: number; height: number },
): Promise<Vitals> {
  const context = await browser.newContext({
    viewport,
    deviceScaleFactor: viewport.width < 600 ? 2 : 1,
    locale: 'en-IN',
  });
  const page = await context.newPage();
  const session = await throttle(page);
  await page.addInitScript(observe);
  await page.goto(url, { waitUntil: 'load' });
  await page.waitForTimeout(QUIET_MS);
  const vitals = await page.evaluate(collect);
  const { metrics } = await session.send('Performance.getMetrics');
  const seconds = metrics.find((metric) => metric.name === 'TaskDuration')?.value ?? Number.NaN;
  await context.close();
  return { ...vitals, mainThread: seconds * 1000 };
}

async function throttle(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', {
    offline: false,
    latency: LATENCY_MS,
    downloadThroughput: DOWN,
    uploadThroughput: UP,
  });
  await session.send('Emulation.setCPUThrottlingRate', { rate: CPU_SLOWDOWN });
  await session.send('Performance.enable', { timeDomain: 'threadTicks' });
  return session;
}

interface Seen {
  lcp: number;
  lcpElement: string;
  cls: number;
  longTasks: Array<{ start: number; duration: number }>;
}

/** Runs in the page before its own scripts. */
function observe(): void {
  const seen: Seen = { lcp: 0, lcpElement: '', cls: 0, longTasks: [] };
  Object.assign(window, { seen });
  function watch<Entry>(type: string, see: (entry: Entry) => void): void {
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) see(entry as Entry);
    });
    observer.observe({ type, buffered: true });
  }
  watch<LargestContentfulPaint>('largest-contentful-paint', ({ startTime, element }) => {
    seen.lcp = startTime;
    seen.lcpElement = element ? `${element.tagName.toLowerCase()}.${element.className}` : '';
  });
  watch<PerformanceEntry & { value: number; hadRecentInput: boolean }>('layout-shift', (shift) => {
    if (!shift.hadRecentInput) seen.cls += shift.value;
  });
  watch<PerformanceEntry>('longtask', ({ startTime, duration }) => {
    seen.longTasks.push({ start: startTime, duration });
  });
}

/** Runs in the page at the end. */
function collect(): Omit<Vitals, 'mainThread'> {
  const { seen } = window as unknown as { seen: Seen };
  const firstPaint = performance.getEntriesByName('first-contentful-paint')[0]?.startTime ?? 0;
  const files = [
    ...performance.getEntriesByType('navigation'),
    ...performance.getEntriesByType('resource'),
  ] as PerformanceResourceTiming[];
  const sum = (
    some: PerformanceResourceTiming[],
    size: 'transferSize' | 'encodedBodySize' = 'transferSize',
  ) => some.reduce((total, file) => total + file[size], 0);
  return {
    lcp: seen.lcp,
    lcpElement: seen.lcpElement,
    cls: seen.cls,
    tbt: seen.longTasks
      .filter((task) => task.start + task.duration > firstPaint)
      .reduce((total, task) => total + Math.max(0, task.duration - 50), 0),
    bytesBeforeLcp: sum(files.filter((file) => file.responseEnd <= seen.lcp)),
    // Without what comes over the line with each: a transfer size has 300 bytes of it.
    scriptBytes: sum(
      files.filter((file) => /\.js$/.test(new URL(file.name).pathname)),
      'encodedBodySize',
    ),
    bytes: sum(files),
  };
}
