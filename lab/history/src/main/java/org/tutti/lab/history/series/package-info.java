/** Values in the order of time: whether they have a trend, or change from one level to another. */
package org.tutti.lab.history.series;
