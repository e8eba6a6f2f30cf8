/** The picture of a map of a machine. */
package org.tutti.lab.map.picture;
