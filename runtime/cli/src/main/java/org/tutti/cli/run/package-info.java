/**
 * The commands {@code run} and {@code rerun}: campaigns that this process drives, or submits to a
 * batch system.
 */
package org.tutti.cli.run;
