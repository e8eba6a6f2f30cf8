/**
 * Operations that few suites measure, a file for each family, as in {@link org.tutti.operations}.
 */
package org.tutti.lab.operations;
