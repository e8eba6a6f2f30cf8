/** Pictures of a whole campaign: its cells beside each other. */
package org.tutti.figures.campaign;
