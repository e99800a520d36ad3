/** Simulates a request that takes two seconds. */
export const waitTwoSeconds = () => new Promise<void>((resolve) => setTimeout(resolve, 2000))
