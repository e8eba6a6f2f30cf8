/** Pictures of a cell: the distribution of its observations, over launches and within them. */
package org.tutti.figures.cell;
