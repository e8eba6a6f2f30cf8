/** What the command line finds of this room, whose subject is whether results can be trusted. */
package org.tutti.lab.trust;
