/**
 * Comparisons in words: the verdict of a cell, the answer of many, how many launches are missing,
 * and the columns of their tables.
 */
package org.tutti.report.comparison;
