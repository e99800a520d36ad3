/** Loads the code of the steps with a form, when the user reaches them or is about to. */
export const loadAddress = () => import("./address-step")
export const loadPayment = () => import("./payment-step")
