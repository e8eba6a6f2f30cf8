/**
 * How Tutti tells a person what went wrong: one exception type with an identifier and a way out.
 */
package org.tutti.mpi.diagnostic;
