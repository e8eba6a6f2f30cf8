/**
 * The command {@code check}: which performance guidelines a library violates. The guidelines and
 * their tests are those of a report ({@link org.tutti.analysis.guideline}).
 */
package org.tutti.lab.check;
