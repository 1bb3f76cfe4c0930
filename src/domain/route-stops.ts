/** The places of a route text such as `Srinagar → Gulmarg → Srinagar`, in order. */
export function routeStops(route: string): string[] {
  return route
    .split(/\s*(?:→|➝|->|–>|>|\s[-–—]\s)\s*/)
    .map((stop) => stop.trim())
    .filter((stop) => stop !== '');
}
