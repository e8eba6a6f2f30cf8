/**
 * Explorations as text and as tidy CSV. The text begins with the answers, in sentences; tables
 * follow, and fit 80 columns because they name cells by numbers.
 */
package org.tutti.lab.analyze.table;
