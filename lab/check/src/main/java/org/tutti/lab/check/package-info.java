/**
 * The command {@code check}: which performance guidelines a library violates. The room {@link
 * org.tutti.lab.check.guideline} has the guidelines and their tests.
 */
package org.tutti.lab.check;
