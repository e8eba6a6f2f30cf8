/** The rules that end a cell before it has all the observations that were requested. */
package org.tutti.rank.stop;
