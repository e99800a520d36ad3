/**
 * The next state after an act is done: closed, unless another act has been opened meanwhile. The record behind an act often shows its
 * new state before the act's last request has ended, and offers what comes next.
 */
export const closing =
  <Act>(done: Act) =>
  (open: Act | undefined): Act | undefined =>
    open === done ? undefined : open
