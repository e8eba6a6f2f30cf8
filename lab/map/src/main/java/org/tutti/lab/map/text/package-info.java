/** Maps of a machine as text and as CSV. */
package org.tutti.lab.map.text;
