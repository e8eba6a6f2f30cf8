/** Pictures of a campaign and of its cells by these analyses. */
package org.tutti.lab.analyze.picture;
