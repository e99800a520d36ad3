/** Converts the browser's local time, which react-big-calendar uses, to a wall time. */
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

/** Converts a wall time to the browser's local time. */
export const localOfWall = (wall: Date): Date =>
  new Date(
    wall.getUTCFullYear(),
    wall.getUTCMonth(),
    wall.getUTCDate(),
    wall.getUTCHours(),
    wall.getUTCMinutes(),
    wall.getUTCSeconds(),
  )
