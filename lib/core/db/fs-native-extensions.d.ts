/** The package ships no types; this is the part of it that we use. */
declare module "fs-native-extensions" {
  const extensions: {
    /** Locks a whole file exclusively without waiting. @returns false if it is locked already */
    tryLock(file: number): boolean
  }
  export default extensions
}
