/**
 * The schemes of other benchmark suites: how they measure (hunold2016, table 3), how they process
 * (table 4), and the tables that they print.
 */
package org.tutti.lab.schemes;
