/**
 * The command {@code gate}: a comparison that ends with a status for CI, and, on request, measures
 * both sides again.
 */
package org.tutti.cli.gate;
