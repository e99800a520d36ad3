/** The library counts in the browser's own clock, which is the reader's wall; these lead from one to the other. */
export const wallOfLocal = (local: Date): Date =>
  new Date(
    Date.UTC(
      local.getFullYear(),
      local.getMonth(),
      local.getDate(),
      local.getHours(),
      local.getMinutes(),
      local.getSeconds(),
    ),
  )

export const localOfWall = (wall: Date): Date =>
  new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  )
