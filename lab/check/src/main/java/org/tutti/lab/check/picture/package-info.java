/** Pictures of violated guidelines (Lübbe 2017, figures 1 and 2). */
package org.tutti.lab.check.picture;
