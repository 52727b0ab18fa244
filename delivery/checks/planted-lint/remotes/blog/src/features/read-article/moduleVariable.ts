// reports: tidegate/no-module-variables
let visits = 0;

export function countVisit(): number {
  visits += 1;
  return visits;
}
