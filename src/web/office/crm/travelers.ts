/** `1 traveler`, `4 travelers`. */
export function travelers(count: number): string {
  return count === 1 ? '1 traveler' : `${count} travelers`;
}
