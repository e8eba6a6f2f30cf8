/**
 * Maps of a machine: a campaign in which the ranks meet in pairs, and a second one, in which what
 * may be slow is measured again, placed otherwise where the launcher permits it.
 */
package org.tutti.lab.map.measure;
