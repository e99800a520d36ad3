export { findParties } from "../store/parties"
