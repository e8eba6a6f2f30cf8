/** How often intervals of launches that resemble each other are right. */
package org.tutti.bench.launchrows;
